import art from '@harbor/ui/assets/hero-mobile.svg';
import styles from './Banner.module.css';

/** The slogan over the harbour picture. */
export function Banner() {
  return (
    <section className={styles.banner} aria-label="欢迎">
      <img className={styles.art} src={art} alt="" width={716} height={296} fetchPriority="high" />
      <div className={styles.words}>
        <p className={styles.slogan}>
          研究自己做
          <br />
          难处有人教
        </p>
        <p className={styles.line}>认证教师全程相伴</p>
      </div>
    </section>
  );
}

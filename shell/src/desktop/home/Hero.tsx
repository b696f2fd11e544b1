import art from '@harbor/ui/assets/hero.svg';
import styles from './Hero.module.css';
import { HeroSearch } from './HeroSearch';
import { Sea } from './Sea';

/** The slogan, the search, and the harbour. */
export function Hero() {
  return (
    <section className={styles.hero} aria-label="欢迎">
      <Sea />
      <div className={styles.inner}>
        <img className={styles.art} src={art} alt="" width={560} height={344} fetchPriority="high" />
        <h1 className={styles.slogan}>研究自己做，难处有人教</h1>
        <p className={styles.line}>认证教师陪您走过选题、写作、投稿与返修的每一段水路</p>
        <HeroSearch />
      </div>
    </section>
  );
}

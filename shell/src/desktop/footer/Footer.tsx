import { onlyLive, snapshot } from '@harbor/runtime';
import { baseLinks, liveColumns } from './columns';
import styles from './Footer.module.css';
import { Entry, FooterColumn } from './FooterColumn';
import { FooterLogo } from './FooterLogo';
import { FriendlyLinks } from './FriendlyLinks';
import { LatestContent } from './LatestContent';

/** Address of the register in which filing numbers are looked up. */
const filingRegister = 'https://beian.miit.gov.cn/';
/** The same of the public security. */
const policeRegister = 'https://beian.mps.gov.cn/';

/** The footer of desktop pages. */
export function Footer() {
  const { copyright, icp, police, licence, regions, supportHours } = snapshot.settings;
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div>
          <FooterLogo />
          <p className={styles.promise}>
            研究自己做，难处有人教。
            <br />
            只做指导、润色、翻译、推荐与知识产权辅导，研究与结论始终属于您。
          </p>
          {supportHours ? <p className={styles.hours}>客服时间 {supportHours}</p> : null}
        </div>
        {liveColumns().map((column) => (
          <FooterColumn key={column.title} {...column} />
        ))}
        <LatestContent />
      </div>
      <FriendlyLinks />
      <div className={styles.base}>
        <span>
          {copyright || '© 2023 学术港'}
          {icp ? (
            <a className={styles.icp} href={filingRegister} target="_blank" rel="noopener noreferrer">
              {icp}
            </a>
          ) : null}
          {police ? (
            <a className={styles.icp} href={policeRegister} target="_blank" rel="noopener noreferrer">
              {police}
            </a>
          ) : null}
          {licence ? <span className={styles.licence}>{licence}</span> : null}
          {regions ? (
            <a className={styles.icp} href={regions.url} target="_blank" rel="noopener noreferrer">
              IP属地数据：{regions.name}
            </a>
          ) : null}
        </span>
        <span className={styles.baseLinks}>
          {onlyLive(baseLinks).map((link) => (
            <Entry key={link.title} {...link} />
          ))}
        </span>
      </div>
    </footer>
  );
}

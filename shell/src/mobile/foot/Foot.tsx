import { Link, onlyLive, snapshot, switchPlatform } from '@harbor/runtime';
import styles from './Foot.module.css';

const links = [
  { title: '我要评价', path: '/feedback' },
  { title: '关于我们', path: '/breadcrumb/5' },
  { title: '隐私政策', path: '/breadcrumb/6' },
  { title: '投诉举报', path: '/breadcrumb/4' },
];

/** The end of a mobile page: the way to the desktop pages, the house's papers, copyright and filing number. */
export function Foot() {
  const { copyright, icp, police, licence, regions } = snapshot.settings;
  return (
    <footer className={styles.foot}>
      <p className={styles.links}>
        <button type="button" className={styles.link} onClick={() => switchPlatform('desktop')}>
          访问电脑版
        </button>
        {onlyLive(links).map(({ title, path }) => (
          <Link key={path} to={path} className={styles.link}>
            {title}
          </Link>
        ))}
      </p>
      <p>{copyright || '© 2023 学术港'}</p>
      {icp ? (
        <a className={styles.icp} href="https://beian.miit.gov.cn/" target="_blank" rel="noopener noreferrer">
          {icp}
        </a>
      ) : null}
      {police ? (
        <a className={styles.icp} href="https://beian.mps.gov.cn/" target="_blank" rel="noopener noreferrer">
          {police}
        </a>
      ) : null}
      {licence ? <p>{licence}</p> : null}
      {regions ? (
        <a className={styles.icp} href={regions.url} target="_blank" rel="noopener noreferrer">
          IP属地数据：{regions.name}
        </a>
      ) : null}
    </footer>
  );
}

import { Link } from '@harbor/runtime';
import type { FooterColumn as Column, FooterLink } from './columns';
import styles from './Footer.module.css';

/** A named column of links. */
export function FooterColumn({ title, links, pair }: Column) {
  return (
    <nav aria-label={`页脚：${title}`}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={pair ? styles.pair : undefined}>
        {links.map((link) => (
          <li key={link.path + link.title}>
            <Entry {...link} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A link of the footer. */
export function Entry({ title, path, newTab }: FooterLink) {
  return (
    <Link to={path} className={styles.link} {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}>
      {title}
    </Link>
  );
}

import { useQuery } from '@harbor/runtime';
import styles from './Footer.module.css';
import { friendlyLinks } from './queries';
import { useSeen } from './useSeen';

/** Links to friends of the house, asked for when the footer comes into sight. */
export function FriendlyLinks() {
  const [ref, seen] = useSeen<HTMLElement>();
  const { data } = useQuery(friendlyLinks(seen));
  return (
    <nav ref={ref} className={styles.friends} aria-label="友情链接">
      {data && data.data.length > 0 ? (
        <>
          <span>友情链接</span>
          {data.data.map(({ id, title, links }) => (
            <a
              key={id}
              className={styles.link}
              href={links}
              target="_blank"
              rel="noopener noreferrer nofollow"
            >
              {title}
            </a>
          ))}
        </>
      ) : null}
    </nav>
  );
}

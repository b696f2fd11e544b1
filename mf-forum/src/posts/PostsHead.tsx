import { Link } from '@harbor/runtime';
import { Bone } from '@harbor/ui';
import type { ReactNode } from 'react';
import type { Way } from './about';
import styles from './PostsPage.module.css';

interface PostsHeadProps {
  picture?: ReactNode;
  /** Not known yet: bones of their size. */
  title: string | undefined;
  text: string | undefined;
  ways: Way[];
  /** What the button to write says. */
  write: string;
}

/** What a category or topic is about, on the desktop. */
export function PostsHead({ picture, title, text, ways, write }: PostsHeadProps) {
  return (
    <header className={styles.head}>
      {picture ? <span className={styles.cover}>{picture}</span> : null}
      <div className={styles.words}>
        <h1>{title ?? <Bone width={180} height={30} />}</h1>
        <p>{text ?? <Bone width={280} />}</p>
        <p className={styles.ways}>
          {ways.map((way) => (
            <Link key={way.to} to={way.to}>
              {way.title}
            </Link>
          ))}
        </p>
      </div>
      <Link to="/sendpost" className={styles.write}>
        {write}
      </Link>
    </header>
  );
}

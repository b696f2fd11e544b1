import { Cover } from '@harbor/ui';
import { useState } from 'react';
import styles from './Gallery.module.css';

interface GalleryProps {
  title: string;
  pictures: string[];
}

/** The large picture and its thumbnails; arrow keys go through them. */
export function Gallery({ title, pictures }: GalleryProps) {
  const [place, setPlace] = useState(0);
  return (
    <div>
      <div className={styles.large}>
        <Cover src={pictures[place] ?? ''} alt={`${title}，图 ${place + 1}`} eager />
      </div>
      {pictures.length > 1 && (
        <div className={styles.thumbs} role="radiogroup" aria-label="图片">
          {pictures.map((picture, n) => (
            <label key={picture} className={n === place ? styles.on : styles.thumb}>
              <input
                type="radio"
                name="picture"
                aria-label={`图 ${n + 1}`}
                checked={n === place}
                onChange={() => setPlace(n)}
              />
              <Cover src={picture} />
            </label>
          ))}
        </div>
      )}
    </div>
  );
}

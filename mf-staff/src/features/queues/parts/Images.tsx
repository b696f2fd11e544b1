import styles from './Detail.module.css';

/** Pictures of a case; each opens by itself. */
export function Images({ images, label = '图片' }: { images: readonly string[]; label?: string }) {
  if (images.length === 0) return null;
  return (
    <ul className={styles.images}>
      {images.map((image, n) => (
        <li key={image}>
          <a href={image} target="_blank" rel="noreferrer">
            <img src={image} alt={`${label} ${n + 1}`} width={96} height={96} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  );
}

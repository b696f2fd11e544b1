import styles from './Voyage.module.css';

/** The dotted course from port to port. */
export function Voyage() {
  return (
    <svg className={styles.voyage} viewBox="0 0 1150 52" preserveAspectRatio="none" aria-hidden="true">
      <path
        d="M96 26c64-26 128 26 192 0s128 26 192 0 128 26 192 0 128 26 192 0 128 26 192 0"
        fill="none"
        stroke="#9db5f5"
        strokeWidth="2"
        strokeDasharray="1 8"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

import styles from './Sea.module.css';

/** Three layers of water at the foot of the hero, as wide as the window. */
export function Sea() {
  return (
    <svg className={styles.sea} viewBox="0 0 1440 96" preserveAspectRatio="none" aria-hidden="true">
      <path fill="#d3defc" d="M0 34c120-26 250-22 380 2s240 26 370 0 250-30 370-6 200 22 320 0v66H0z" />
      <path
        fill="#bccdfa"
        fillOpacity=".75"
        d="M0 58c140 20 260 16 400-4s260-18 400 2 260 16 380-4 160-10 260 6v38H0z"
      />
      <path fill="#f5f7fb" d="M0 84c160-18 300-14 460 0s320 10 480-4 320-10 500 6v10H0z" />
    </svg>
  );
}

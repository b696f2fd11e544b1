import styles from './Sailing.module.css';

/** A boat that leaves with a lesson on board. Decoration. */
export function Sailing() {
  return (
    <svg className={styles.art} viewBox="0 0 400 200" aria-hidden="true">
      <circle cx="246" cy="98" r="92" fill="#fff" opacity=".45" />
      <g transform="rotate(-6 84 84)">
        <rect x="14" y="34" width="164" height="104" rx="12" fill="#fff" />
        <rect x="28" y="46" width="136" height="64" rx="6" fill="#e4ecff" />
        <path d="M40 98l22-18 18 8 28-30 20 12 24-24" fill="none" stroke="#1f4fd8" strokeWidth="3.5" />
        <path d="M28 124h136" stroke="#e5e9f2" strokeWidth="5" strokeLinecap="round" />
        <path d="M28 124h52" stroke="#0e9f8e" strokeWidth="5" strokeLinecap="round" />
        <circle cx="82" cy="124" r="6" fill="#fff" stroke="#0e9f8e" strokeWidth="3" />
      </g>
      <path d="M244 26c36 30 58 70 70 122h-70z" fill="#1f4fd8" />
      <path d="M234 50c-24 26-40 60-46 98h46z" fill="#c4d3fb" />
      <path d="M240 14v140" stroke="#14213d" strokeWidth="3.5" strokeLinecap="round" />
      <path d="M174 154h150c-8 26-24 40-44 40h-62c-22 0-38-14-44-40z" fill="#14213d" />
      <path d="M176 160h146" stroke="#d9480f" strokeWidth="6" />
      <g>
        <rect x="312" y="40" width="76" height="50" rx="9" fill="#fff" />
        <path d="M324 56h32M324 68h20" stroke="#c4d3fb" strokeWidth="5" strokeLinecap="round" />
        <circle cx="372" cy="58" r="6" fill="#f3c25e" />
      </g>
    </svg>
  );
}

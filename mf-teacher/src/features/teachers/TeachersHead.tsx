import styles from './TeachersHead.module.css';

/** What the list is, above it: a lighthouse and a boat. */
export function TeachersHead() {
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <h1>老师风采</h1>
        <p>
          每位老师都核验过身份与学历，并签署学术诚信承诺。
          <br />
          准时率与验收率来自真实订单，一律写明样本量。
        </p>
      </div>
      <svg className={styles.picture} viewBox="0 0 520 148" aria-hidden="true" focusable="false">
        <circle cx="440" cy="34" r="58" fill="#fff" opacity=".3" />
        <path d="M386 40L150 4V86z" fill="#fff" opacity=".5" />
        <path d="M378 54h26l8 70h-42z" fill="#fff" />
        <path d="M375.5 76h31l2 18h-35zM372 108h38l2 16h-42z" fill="#0e9f8e" />
        <path d="M380 34h22v20h-22z" fill="#14213d" />
        <path d="M384 38h6v12h-6zM393 38h6v12h-6z" fill="#ffe3a1" />
        <path d="M374 34l17-14 17 14zM374 54h34v4h-34z" fill="#0a6a60" />
        <path d="M240 112c10-22 22-38 26-52v52zM236 112c-8-14-18-26-26-34 2 14 8 24 16 34z" fill="#fff" />
        <path d="M204 114h70l-9 14h-50z" fill="#1f4fd8" />
        <path
          d="M0 128c14-8 28-8 42 0s28 8 42 0 28-8 42 0 28 8 42 0 28-8 42 0 28 8 42 0 28-8 42 0 28 8 42 0 28-8 42 0 28 8 42 0 28-8 42 0 28 8 42 0 28-8 42 0v20H0z"
          fill="#2a9f93"
          opacity=".55"
        />
      </svg>
    </header>
  );
}

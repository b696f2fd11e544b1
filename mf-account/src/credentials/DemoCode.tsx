import styles from './DemoCode.module.css';

export interface DemoCodeProps {
  code: string;
  onUse: (code: string) => void;
}

/** On a demo site the code is said on screen instead of by SMS. */
export function DemoCode({ code, onUse }: DemoCodeProps) {
  return (
    <p className={styles.hint} role="status">
      <span>演示环境验证码：{code}</span>
      <button type="button" className={styles.use} onClick={() => onUse(code)}>
        填入
      </button>
    </p>
  );
}

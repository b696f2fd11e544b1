import styles from './Form.module.css';

interface AiChoiceProps {
  /** Of the radio buttons. */
  name: string;
  used: boolean | undefined;
  text: string;
  onUsed: (used: boolean) => void;
  onText: (text: string) => void;
}

/** Whether and where tools of artificial intelligence helped: nothing is chosen beforehand. */
export function AiChoice({ name, used, text, onUsed, onText }: AiChoiceProps) {
  return (
    <fieldset className={styles.choices}>
      <legend>AI 使用说明</legend>
      <label>
        <input type="radio" name={name} checked={used === false} onChange={() => onUsed(false)} />
        未使用 AI 工具
      </label>
      <label>
        <input type="radio" name={name} checked={used === true} onChange={() => onUsed(true)} />
        使用了
      </label>
      {used ? (
        <textarea
          className={styles.area}
          aria-label="AI 用在哪里"
          placeholder="例如：仅用于拼写与重复用词检查，未上传整篇稿件"
          maxLength={300}
          value={text}
          onChange={({ target }) => onText(target.value)}
        />
      ) : null}
    </fieldset>
  );
}

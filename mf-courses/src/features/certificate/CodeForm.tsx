import {
  certificateCodeProblem,
  tidyCertificateCode,
  writeCertificateCode,
} from '@harbor/contract/certificate-code';
import { useNavigate } from '@harbor/runtime';
import { useId, useState } from 'react';
import { certificatePath } from '../../courses/paths';
import styles from './CodeForm.module.css';

interface CodeFormProps {
  given: string;
  /** What the server said of it. */
  said?: string;
}

/** Where the code of a certificate is typed; a slip is found before anybody is asked. */
export function CodeForm({ given, said = '' }: CodeFormProps) {
  const id = useId();
  const navigate = useNavigate();
  const [text, setText] = useState(given);
  const [problem, setProblem] = useState(said);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const code = tidyCertificateCode(text);
        const wrong = code ? certificateCodeProblem(code) : '请输入证书编号';
        setProblem(wrong ?? '');
        if (!wrong) void navigate(certificatePath(writeCertificateCode(code)));
      }}
    >
      <input
        aria-label="证书编号"
        aria-describedby={problem ? id : undefined}
        aria-invalid={Boolean(problem)}
        placeholder="例如 7K3M-9XG4-TW6R"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setProblem('');
        }}
      />
      <button type="submit">核验</button>
      {problem ? (
        <p id={id} className={styles.problem} role="alert">
          {problem}
        </p>
      ) : null}
    </form>
  );
}

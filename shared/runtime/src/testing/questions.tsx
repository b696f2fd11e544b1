import { useEffect, useState } from 'react';
import { installAsker, type Question } from '../questions/ask';

/** Draws questions of the product plainly, for tests without a component library. */
export function Questions() {
  const [question, setQuestion] = useState<Question>();
  useEffect(() => installAsker(setQuestion), []);
  if (!question) return null;
  const { title, text, yes, no = '取消', onYes } = question;
  const close = () => setQuestion(undefined);
  const handleYes = async () => {
    await onYes();
    close();
  };
  return (
    <div role="dialog" aria-label={title}>
      <p>{text}</p>
      <button type="button" onClick={close}>
        {no}
      </button>
      <button type="button" onClick={() => void handleYes()}>
        {yes}
      </button>
    </div>
  );
}

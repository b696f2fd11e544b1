import fields from './Form.module.css';

interface ProblemProps {
  id: string;
  text?: string;
}

/** What is wrong with a field, read out when it appears. */
export function Problem({ id, text }: ProblemProps) {
  return (
    <p id={id} className={fields.problem} role={text ? 'alert' : undefined}>
      {text}
    </p>
  );
}

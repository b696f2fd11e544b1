import { Button, Overlay } from '@harbor/ui/kit';
import { type FormEvent, type ReactNode, useId } from 'react';
import styles from './Form.module.css';

interface FormOverlayProps {
  title: string;
  /** What the one button says. */
  button: string;
  busy: boolean;
  /** What is wrong with the whole. */
  problem: string | undefined;
  onClose: () => void;
  onSend: () => void;
  children: ReactNode;
}

/** A form over the page; a tap beside it loses nothing. */
export function FormOverlay({ title, button, busy, problem, onClose, onSend, children }: FormOverlayProps) {
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  return (
    <Overlay
      open
      title={title}
      width={520}
      closeOnMask={false}
      onClose={onClose}
      footer={
        <>
          <Button size="l" onClick={onClose}>
            取消
          </Button>
          <Button kind="primary" size="l" type="submit" form={id} loading={busy}>
            {button}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} noValidate onSubmit={submit}>
        {children}
        {problem ? (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        ) : null}
      </form>
    </Overlay>
  );
}

import type { OrderFormSchema, OwnForm } from '@harbor/contract';
import { useState } from 'react';
import { useOrderForm } from './useOrderForm';
import { useQuestions } from './useQuestions';

export interface EditorProps {
  form: OwnForm;
  schema: OrderFormSchema;
  onDone: (form: OwnForm) => void;
  onDrop: () => void;
}

/** A form being filled in, whatever its platform. */
export function useEditor({ form, schema, onDone }: EditorProps) {
  const state = useOrderForm(form, schema, onDone);
  const questions = useQuestions(state);
  // Each try that failed brings the list of problems into sight again.
  const [attempt, setAttempt] = useState(0);
  const { all, done } = state.progress;
  const ready = done === all ? '提交资料' : `提交资料，还差 ${all - done} 项`;
  return {
    state,
    ...questions,
    attempt,
    label: state.uploading ? '文件上传中…' : ready,
    submit: () =>
      void state.submit().then((sent) => {
        if (!sent) setAttempt((old) => old + 1);
      }),
  };
}

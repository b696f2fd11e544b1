import { notify } from '@harbor/runtime';
import { useState } from 'react';
import { WordsBox } from '../../overlay/WordsBox';
import { useAppeal } from './queries';

/** Asks for a hidden post to be looked at again. */
export function AppealButton({ id, className }: { id: number; className: string }) {
  const [open, setOpen] = useState(false);
  const appeal = useAppeal({
    onSuccess: () => {
      notify.success('申诉已提交，结果会在消息中告知');
      setOpen(false);
    },
  });
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        申诉
      </button>
      <WordsBox
        open={open}
        title="申诉"
        label="申诉理由（10 至 500 字）"
        most={500}
        send="提交申诉"
        waiting={appeal.isPending}
        error={appeal.error}
        onSend={(content) => appeal.mutate({ params: { id }, body: { content } })}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

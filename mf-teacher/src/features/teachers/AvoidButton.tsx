import { notify, requireLogin } from '@harbor/runtime';
import { Button, Confirm } from '@harbor/ui/kit';
import { useState } from 'react';
import { useAvoidTeacher } from './queries';

interface AvoidButtonProps {
  teacher: { id: number; name: string; avoided: boolean };
}

/** Keeps every order of whoever presses it from a teacher, or no longer. */
export function AvoidButton({ teacher: { id, name, avoided } }: AvoidButtonProps) {
  const [asking, setAsking] = useState(false);
  const avoid = useAvoidTeacher({
    onSuccess: (done) => {
      setAsking(false);
      notify.success(done.avoided ? `已回避${name}老师` : `不再回避${name}老师`);
    },
  });
  const change = () => avoid.mutate({ params: { id } });
  return (
    <>
      <Button
        kind="text"
        loading={avoid.isPending}
        onClick={() => {
          if (!requireLogin()) return;
          if (avoided) change();
          else setAsking(true);
        }}
      >
        {avoided ? '取消回避' : '设为回避'}
      </Button>
      <Confirm
        open={asking}
        title={`回避${name}老师？`}
        yes="设为回避"
        loading={avoid.isPending}
        onYes={change}
        onClose={() => setAsking(false)}
      >
        {name}老师将看不到您的任何订单，也不会知道您设置了回避。可以随时取消。
      </Confirm>
    </>
  );
}

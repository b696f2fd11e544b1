import type { CatalogueService, ShelfEvent } from '@harbor/contract';
import { type ApiError, navigate, notify } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { Button, Confirm } from '@harbor/ui/kit';
import { useState } from 'react';
import { useDiscard, useShelf } from './queries';
import styles from './ShelfActs.module.css';

interface Act {
  label: string;
  done: string;
  /** Asked first. */
  question?: string;
}

const acts: Record<ShelfEvent, Act> = {
  list: { label: '上架', done: '已上架' },
  unlist: {
    label: '下架',
    done: '已下架',
    question: '下架后不能再购买，页面仍可打开，已有订单不受影响。可以随时重新上架。',
  },
  archive: {
    label: '归档',
    done: '已归档',
    question: '归档后不再出现在日常列表里，也不能修改；已有订单不受影响。可以取消归档。',
  },
  restore: { label: '取消归档', done: '已取消归档' },
};

export interface ShelfActsProps {
  service: CatalogueService;
  unsaved: boolean;
  onMoved: (service: CatalogueService) => void;
}

/** The steps that a service can take along its shelf now. */
export function ShelfActs({ service, unsaved, onMoved }: ShelfActsProps) {
  const [asked, setAsked] = useState<ShelfEvent | 'discard'>();
  const [problem, setProblem] = useState('');
  const onError = (error: ApiError) => setProblem(errorText(error));
  const shelf = useShelf({
    onSuccess(moved, { body }) {
      notify.success(acts[body.event].done);
      onMoved(moved);
    },
    onError,
    onSettled: () => setAsked(undefined),
  });
  const discard = useDiscard({
    onSuccess() {
      notify.success('草稿已删除');
      navigate('/staff/catalogue');
    },
    onError,
    onSettled: () => setAsked(undefined),
  });
  const { id, status, events, missing } = service;
  const step = (event: ShelfEvent) => {
    setProblem('');
    shelf.mutate({ params: { id }, body: { event } });
  };
  const act = asked && asked !== 'discard' ? acts[asked] : undefined;
  return (
    <div className={styles.acts}>
      {events.map((event) => (
        <Button
          key={event}
          block
          kind={event === 'list' ? 'primary' : 'outline'}
          loading={shelf.isPending && !asked}
          disabled={unsaved || (event === 'list' && missing.length > 0)}
          onClick={() => (acts[event].question ? setAsked(event) : step(event))}
        >
          {acts[event].label}
        </Button>
      ))}
      {status === 0 ? (
        <Button block disabled={unsaved} onClick={() => setAsked('discard')}>
          删除草稿
        </Button>
      ) : null}
      {problem ? (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      ) : null}
      <Confirm
        open={act !== undefined}
        onClose={() => setAsked(undefined)}
        title={`${act?.label ?? ''}“${service.title}”`}
        yes={act?.label ?? ''}
        loading={shelf.isPending}
        onYes={() => asked && asked !== 'discard' && step(asked)}
      >
        <p>{act?.question}</p>
      </Confirm>
      <Confirm
        open={asked === 'discard'}
        onClose={() => setAsked(undefined)}
        title={`删除草稿“${service.title}”`}
        yes="删除草稿"
        danger
        loading={discard.isPending}
        onYes={() => discard.mutate({ params: { id } })}
      >
        <p>这个服务从未上架，删除后不能恢复。</p>
      </Confirm>
    </div>
  );
}

import { Button } from '@harbor/ui/kit';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { AskFirst } from '../desk/AskFirst';
import { useSaving } from '../desk/useSaving';
import { Listed, type ListedProps } from './Listed';
import { OrderedRows, type OrderedRowsProps } from './OrderedRows';
import styles from './TitledPage.module.css';

interface Titled {
  id: number;
  title: string;
}

export interface TitledPageProps<T extends Titled>
  extends Pick<OrderedRowsProps<T>, 'onOrder' | 'deletable' | 'acts' | 'picture' | 'children'> {
  query: ListedProps<{ data: T[] }>['query'];
  /** What they are: 专题. */
  things: string;
  /** The button that makes one: 新建专题. */
  add: string;
  /** What they are for, where there are none. */
  emptyText: string;
  /** What stands around the list: its page's head and tabs. */
  frame: (inside: { act: ReactNode; ready: boolean; children: ReactNode }) => ReactNode;
  /** Changes one, or makes a new one. */
  form: (row: T | undefined, close: () => void) => ReactNode;
  deleting: { done: string; text: string; act: (row: T) => Promise<unknown> };
}

/** A page of titled things: made, changed, put in order where that matters, taken away after a question. */
export function TitledPage<T extends Titled>({
  query,
  things,
  add: label,
  emptyText,
  frame,
  form,
  deleting,
  ...row
}: TitledPageProps<T>) {
  const saving = useSaving();
  const [asked, setAsked] = useState<{ kind: 'edit' | 'delete'; row?: T }>();
  const close = () => setAsked(undefined);
  const add = (
    <Button
      kind="primary"
      icon={<Plus size={15} aria-hidden />}
      disabled={!query.data}
      onClick={() => setAsked({ kind: 'edit' })}
    >
      {label}
    </Button>
  );
  const gone = asked?.kind === 'delete' ? asked.row : undefined;
  return frame({
    act: add,
    ready: query.data !== undefined || query.error !== null,
    children: (
      <>
        {saving.problem ? (
          <p className={styles.problem} role="alert">
            {saving.problem}
          </p>
        ) : null}
        <Listed
          query={query}
          things={things}
          empty={({ data }) => data.length === 0}
          emptyText={emptyText}
          emptyAct={add}
        >
          {({ data }) => (
            <OrderedRows
              {...row}
              rows={data}
              label={things}
              saving={saving}
              onEdit={(one) => setAsked({ kind: 'edit', row: one })}
              onDelete={(one) => setAsked({ kind: 'delete', row: one })}
            />
          )}
        </Listed>
        {asked?.kind === 'edit' ? form(asked.row, close) : null}
        {gone ? (
          <AskFirst
            title={`删除 ${gone.title}`}
            yes="删除"
            danger
            done={deleting.done}
            act={() => deleting.act(gone)}
            onClose={close}
          >
            <p>{deleting.text}</p>
          </AskFirst>
        ) : null}
      </>
    ),
  });
}

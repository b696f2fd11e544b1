import type { DeskPressSpecial } from '@harbor/contract';
import { useQuery } from '@harbor/runtime';
import { Button } from '@harbor/ui/kit';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { AskFirst } from '../../../desk/AskFirst';
import { useSaving } from '../../../desk/useSaving';
import { Listed } from '../../../parts/Listed';
import { OrderedRows } from '../../../parts/OrderedRows';
import { PressFrame } from '../PressFrame';
import styles from '../PressFrame.module.css';
import { specialsQuery, useDeleteSpecial, useOrderSpecials } from '../queries';
import { usedWords } from '../words';
import { SpecialForm } from './SpecialForm';

interface Asked {
  kind: 'edit' | 'delete';
  special?: DeskPressSpecial;
}

/** The specials of the headlines: added, changed, put in order, deleted where nothing stands in them. */
export function SpecialsPage() {
  const query = useQuery(specialsQuery());
  const order = useOrderSpecials();
  const drop = useDeleteSpecial();
  const saving = useSaving();
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const add = (
    <Button
      kind="primary"
      icon={<Plus size={15} aria-hidden />}
      disabled={!query.data}
      onClick={() => setAsked({ kind: 'edit' })}
    >
      新建专题
    </Button>
  );
  const special = asked?.special;
  return (
    <PressFrame tab="specials" lead="头条首页按这里的顺序展示" act={add} ready={!query.isPending}>
      {saving.problem ? (
        <p className={styles.problem} role="alert">
          {saving.problem}
        </p>
      ) : null}
      <Listed
        query={query}
        things="专题"
        empty={({ data }) => data.length === 0}
        emptyText="把讲同一件事的头条放进一个专题，读者按顺序读"
        emptyAct={add}
      >
        {({ data }) => (
          <OrderedRows
            rows={data}
            label="专题"
            saving={saving}
            onOrder={(ids) => order.mutateAsync({ body: { ids } })}
            onEdit={(one) => setAsked({ kind: 'edit', special: one })}
            onDelete={(one) => setAsked({ kind: 'delete', special: one })}
            deletable={({ used }) => used === 0}
          >
            {(one) => (
              <>
                <p>{one.introduction}</p>
                <p>{usedWords(one)}</p>
              </>
            )}
          </OrderedRows>
        )}
      </Listed>
      {asked?.kind === 'edit' ? <SpecialForm special={special} onClose={close} /> : null}
      {asked?.kind === 'delete' && special ? (
        <AskFirst
          title={`删除 ${special.title}`}
          yes="删除"
          danger
          done="专题已删除"
          act={() => drop.mutateAsync({ params: { id: special.id } })}
          onClose={close}
        >
          <p>专题里没有头条和草稿。删除后专题页不再打开，需要时可以重新新建。</p>
        </AskFirst>
      ) : null}
    </PressFrame>
  );
}

export default SpecialsPage;

import type { StaffLink } from '@harbor/contract';
import { useQuery } from '@harbor/runtime';
import { Button } from '@harbor/ui/kit';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { AskFirst } from '../../../desk/AskFirst';
import { useSaving } from '../../../desk/useSaving';
import { Listed } from '../../../parts/Listed';
import { OrderedRows } from '../../../parts/OrderedRows';
import said from '../Said.module.css';
import { SiteFrame } from '../SiteFrame';
import { LinkForm } from './LinkForm';
import { linksQuery, useDeleteLink, useOrderLinks } from './queries';

/** Friendly links of the footer: added, changed, put in order, taken away. */
export function LinksPage() {
  const query = useQuery(linksQuery());
  const order = useOrderLinks();
  const drop = useDeleteLink();
  const saving = useSaving();
  const [asked, setAsked] = useState<{ kind: 'edit' | 'delete'; link?: StaffLink }>();
  const close = () => setAsked(undefined);
  const add = (
    <Button
      kind="primary"
      icon={<Plus size={15} aria-hidden />}
      disabled={!query.data}
      onClick={() => setAsked({ kind: 'edit' })}
    >
      添加链接
    </Button>
  );
  const link = asked?.link;
  return (
    <SiteFrame tab="links" lead="显示在每个页面的页脚，按这里的顺序" act={add} ready={!query.isPending}>
      {saving.problem ? (
        <p className={said.problem} role="alert">
          {saving.problem}
        </p>
      ) : null}
      <Listed
        query={query}
        things="友情链接"
        empty={({ data }) => data.length === 0}
        emptyText="添加后显示在页脚；没有链接时页脚不显示这一栏"
        emptyAct={add}
      >
        {({ data }) => (
          <OrderedRows
            rows={data}
            label="友情链接"
            saving={saving}
            onOrder={(ids) => order.mutateAsync({ body: { ids } })}
            onEdit={(link) => setAsked({ kind: 'edit', link })}
            onDelete={(link) => setAsked({ kind: 'delete', link })}
          >
            {(one) => <p className={said.address}>{one.links}</p>}
          </OrderedRows>
        )}
      </Listed>
      {asked?.kind === 'edit' ? <LinkForm link={link} onClose={close} /> : null}
      {asked?.kind === 'delete' && link ? (
        <AskFirst
          title={`删除 ${link.title}`}
          yes="删除"
          danger
          done="链接已删除"
          act={() => drop.mutateAsync({ params: { id: link.id } })}
          onClose={close}
        >
          <p>页脚不再显示这个链接。需要时可以重新添加。</p>
        </AskFirst>
      ) : null}
    </SiteFrame>
  );
}

export default LinksPage;

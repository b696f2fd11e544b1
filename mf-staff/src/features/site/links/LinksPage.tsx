import type { StaffLink } from '@harbor/contract';
import { useQuery } from '@harbor/runtime';
import { Button } from '@harbor/ui/kit';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { AskFirst } from '../../../desk/AskFirst';
import { useSaving } from '../../../desk/useSaving';
import { Listed } from '../../../parts/Listed';
import { MoveButtons, moved } from '../../../parts/MoveButtons';
import rows from '../../../parts/Rows.module.css';
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
          <ul className={rows.list} aria-label="友情链接">
            {data.map((one, at) => (
              <li key={one.id} className={rows.row}>
                <div className={rows.main}>
                  <span className={rows.title}>
                    <b>{one.title}</b>
                  </span>
                  <p className={said.address}>{one.links}</p>
                </div>
                <span className={rows.acts}>
                  <MoveButtons
                    name={one.title}
                    first={at === 0}
                    last={at === data.length - 1}
                    busy={saving.busy}
                    onMove={(by) =>
                      void saving.run(() =>
                        order.mutateAsync({ body: { ids: moved(data, at, by).map(({ id }) => id) } }),
                      )
                    }
                  />
                  <Button onClick={() => setAsked({ kind: 'edit', link: one })}>编辑</Button>
                  <Button className={rows.danger} onClick={() => setAsked({ kind: 'delete', link: one })}>
                    删除
                  </Button>
                </span>
              </li>
            ))}
          </ul>
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

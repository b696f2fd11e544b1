import { useQuery } from '@harbor/runtime';
import { TitledPage } from '../../../parts/TitledPage';
import said from '../Said.module.css';
import { SiteFrame } from '../SiteFrame';
import { LinkForm } from './LinkForm';
import { linksQuery, useDeleteLink, useOrderLinks } from './queries';

/** Friendly links of the footer: added, changed, put in order, taken away. */
export function LinksPage() {
  const query = useQuery(linksQuery());
  const order = useOrderLinks();
  const drop = useDeleteLink();
  return (
    <TitledPage
      query={query}
      things="友情链接"
      add="添加链接"
      emptyText="添加后显示在页脚；没有链接时页脚不显示这一栏"
      frame={(inside) => <SiteFrame tab="links" lead="显示在每个页面的页脚，按这里的顺序" {...inside} />}
      onOrder={(ids) => order.mutateAsync({ body: { ids } })}
      form={(link, close) => <LinkForm link={link} onClose={close} />}
      deleting={{
        done: '链接已删除',
        text: '页脚不再显示这个链接。需要时可以重新添加。',
        act: ({ id }) => drop.mutateAsync({ params: { id } }),
      }}
    >
      {({ links }) => <p className={said.address}>{links}</p>}
    </TitledPage>
  );
}

export default LinksPage;

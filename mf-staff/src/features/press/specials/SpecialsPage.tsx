import { useQuery } from '@harbor/runtime';
import { Cover } from '@harbor/ui';
import { TitledPage } from '../../../parts/TitledPage';
import { LookLink } from '../LookLink';
import { PressFrame } from '../PressFrame';
import { specialsQuery, useDeleteSpecial, useOrderSpecials } from '../queries';
import { usedWords } from '../words';
import { SpecialForm } from './SpecialForm';

/** The specials of the headlines: added, changed, put in order, deleted where nothing stands in them. */
export function SpecialsPage() {
  const query = useQuery(specialsQuery());
  const order = useOrderSpecials();
  const drop = useDeleteSpecial();
  return (
    <TitledPage
      query={query}
      things="专题"
      add="新建专题"
      emptyText="把讲同一件事的头条放进一个专题，读者按顺序读"
      frame={(inside) => <PressFrame tab="specials" lead="头条首页按这里的顺序展示" {...inside} />}
      onOrder={(ids) => order.mutateAsync({ body: { ids } })}
      acts={(one) => ({
        before: <LookLink used={one.used} title={one.title} filter={{ special: one.id }} />,
      })}
      deletable={({ used }) => used === 0}
      picture={({ cover }) => <Cover src={cover} />}
      form={(special, close) => <SpecialForm special={special} onClose={close} />}
      deleting={{
        done: '专题已删除',
        text: '专题里没有头条和草稿。删除后专题页不再打开，需要时可以重新新建。',
        act: ({ id }) => drop.mutateAsync({ params: { id } }),
      }}
    >
      {(one) => (
        <>
          <p>{one.introduction}</p>
          <p>{usedWords(one)}</p>
        </>
      )}
    </TitledPage>
  );
}

export default SpecialsPage;

import { journalChangeKinds } from '@harbor/contract/journal-changes';
import { usePage, useQuery } from '@harbor/runtime';
import { Empty, LinkButton } from '@harbor/ui/kit';
import { allChanges } from '../../changes/queries';
import { journalsPath } from '../../journals/place';
import { ChangesFrame } from './ChangesFrame';
import { ChangesList } from './ChangesList';
import { changesAt } from './place';
import { usePlace } from './usePlace';

/** `/querytool/changes/`: what the last imports have changed, of all journals. */
export function ChangesPage() {
  const place = usePlace();
  const list = useQuery(allChanges(place));
  usePage({ ready: !list.isPending });
  const { kind } = place;
  return (
    <ChangesFrame own={false}>
      <ChangesList
        own={false}
        place={place}
        list={list}
        empty={
          <Empty
            title={kind ? `还没有“${journalChangeKinds[kind].title}”的变动` : '还没有期刊变动'}
            description="期刊库每次更新，分区、预警、收录等的变化会记在这里"
            action={
              kind ? (
                <LinkButton to={changesAt(false, {})}>看全部类型</LinkButton>
              ) : (
                <LinkButton primary to={journalsPath}>
                  去查期刊
                </LinkButton>
              )
            }
          />
        }
      />
    </ChangesFrame>
  );
}

export default ChangesPage;

import { changesPath, journalChangeKinds } from '@harbor/contract/journal-changes';
import { usePage, useQuery } from '@harbor/runtime';
import { Empty, LinkButton } from '@harbor/ui/kit';
import { ownChanges } from '../../changes/queries';
import { journalsPath } from '../../journals/place';
import { AlertSettings } from './AlertSettings';
import { ChangesFrame } from './ChangesFrame';
import { ChangesList } from './ChangesList';
import { changesAt } from './place';
import { useLooked } from './useLooked';
import { usePlace } from './usePlace';

/** `/querytool/changes/mine/`: what has changed of the journals that somebody follows, and what they want to hear of. */
export function OwnChangesPage() {
  const place = usePlace();
  const list = useQuery(ownChanges(place));
  const { data } = list;
  usePage({ ready: !list.isPending });
  const { kind } = place;
  useLooked(kind || list.isPlaceholderData ? undefined : data);
  return (
    <ChangesFrame own fresh={data?.fresh} aside={<AlertSettings />}>
      <ChangesList
        own
        place={place}
        list={list}
        empty={
          data?.follows === 0 ? (
            <Empty
              title="您还没有关注的期刊"
              description="收藏期刊，或在投稿进度本、直投稿件、订单里写到的期刊，有变动时会出现在这里并提醒您"
              action={
                <LinkButton primary to={journalsPath}>
                  去查期刊
                </LinkButton>
              }
            />
          ) : (
            <Empty
              title={
                kind ? `您关注的期刊没有“${journalChangeKinds[kind].title}”的变动` : '您关注的期刊还没有变动'
              }
              description={`正在关注 ${data?.follows ?? 0} 种期刊，期刊库更新后有变化会提醒您`}
              action={
                <LinkButton to={kind ? changesAt(true, {}) : changesPath}>
                  {kind ? '看全部类型' : '看全部期刊的变动'}
                </LinkButton>
              }
            />
          )
        }
      />
    </ChangesFrame>
  );
}

export default OwnChangesPage;

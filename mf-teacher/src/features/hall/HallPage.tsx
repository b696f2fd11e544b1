import { useInfiniteQuery, usePage } from '@harbor/runtime';
import { PlatformFrame } from '../../platform/PlatformFrame';
import { Board } from '../takes';
import { Hall } from './Hall';
import { useHallPlace } from './place';
import { hallCards } from './queries';

/** `/receiveorder/`: the hall, and on the desktop one's own takes below it. */
export function HallPage() {
  const { place } = useHallPlace();
  const { isPending } = useInfiniteQuery(hallCards(place));
  usePage({ ready: !isPending });
  return (
    <PlatformFrame tab="hall" title="接单平台" hero>
      <Hall />
      <Board short />
    </PlatformFrame>
  );
}

export default HallPage;

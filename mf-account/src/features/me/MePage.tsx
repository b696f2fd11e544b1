import { usePage } from '@harbor/runtime';
import { ErrorBlock, Panel } from '@harbor/ui/desktop';
import { Rail } from '../../frames/centre/Rail';
import { RailFrame } from '../../frames/RailFrame';
import { AccountFacts } from './AccountFacts';
import { MeSkeleton } from './MeSkeleton';
import { OrdersPanel } from './orders/OrdersPanel';
import { ProfileCard } from './ProfileCard';
import { ProfileEditor } from './profile/ProfileEditor';
import { useProfile } from './useProfile';

/** The personal centre on the desktop. */
export function MePage() {
  const { profile, error, retry } = useProfile();
  usePage({ ready: profile !== null || error !== null });

  if (!profile && !error) return <MeSkeleton />;
  return (
    <RailFrame rail={<Rail />}>
      {profile ? (
        <>
          <ProfileCard user={profile} />
          <OrdersPanel />
          <ProfileEditor key={profile.id} user={profile} />
          <AccountFacts user={profile} />
        </>
      ) : (
        <Panel>
          <ErrorBlock error={error} title="个人资料没有加载出来" onRetry={retry} />
        </Panel>
      )}
    </RailFrame>
  );
}

export default MePage;

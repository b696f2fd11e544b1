import { navigate, usePage } from '@harbor/runtime';
import { HiddenTitle } from '@harbor/ui/heading';
import { ErrorBlock, ListSkeleton, Panel } from '@harbor/ui/mobile';
import styles from '../../../cells/cells.mobile.module.css';
import { useProfile } from '../useProfile';
import { ProfileEditor } from './ProfileEditor.mobile';

/** 个人资料 on the phone. */
export function UserInfoPage() {
  const { profile, error, retry } = useProfile();
  usePage({ title: '个人资料', ready: profile !== null || error !== null });
  return (
    <div className={styles.page}>
      <HiddenTitle>个人资料</HiddenTitle>
      {profile ? (
        <Panel>
          <ProfileEditor key={profile.id} user={profile} onSaved={() => navigate('/setting/')} />
        </Panel>
      ) : error ? (
        <Panel>
          <ErrorBlock error={error} title="个人资料没有加载出来" onRetry={retry} />
        </Panel>
      ) : (
        <ListSkeleton rows={4} />
      )}
    </div>
  );
}

export default UserInfoPage;

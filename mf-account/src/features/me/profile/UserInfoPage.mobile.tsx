import { navigate, usePage } from '@harbor/runtime';
import { Panel } from '@harbor/ui/mobile';
import { AccountPage } from '../../../frames/account/AccountPage';
import { useProfile } from '../useProfile';
import { ProfileEditor } from './ProfileEditor.mobile';

const title = '个人资料';

/** 个人资料 on the phone. */
export function UserInfoPage() {
  const { profile, error, retry } = useProfile();
  usePage({ ready: profile !== null || error !== null });
  return (
    <AccountPage title={title} data={profile ?? undefined} error={error} onRetry={retry} rows={4}>
      {(user) => (
        <Panel>
          <ProfileEditor key={user.id} user={user} onSaved={() => navigate('/setting/')} />
        </Panel>
      )}
    </AccountPage>
  );
}

export default UserInfoPage;

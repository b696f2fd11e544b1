import { askLogout, usePage, useQueryClient } from '@harbor/runtime';
import { Button, ErrorBlock, Panel, PullToRefresh } from '@harbor/ui/mobile';
import { useOverlay } from '../../overlay/useOverlay';
import { Assets } from './Assets.mobile';
import { BecomeTeacher } from './BecomeTeacher.mobile';
import { MeSkeleton } from './MeSkeleton.mobile';
import styles from './MyCentre.mobile.module.css';
import { OrdersCard } from './orders/OrdersCard.mobile';
import { PersonHead } from './PersonHead.mobile';
import { ProfileSheet } from './profile/ProfileSheet.mobile';
import { Services } from './Services.mobile';
import { TeacherEntry } from './TeacherEntry.mobile';
import { useProfile } from './useProfile';

/** A person's own centre on the phone. */
export function MyCentre() {
  const { profile, error, retry } = useProfile();
  const { shown, open, close } = useOverlay<'profile'>();
  const client = useQueryClient();
  usePage({ ready: profile !== null || error !== null });

  if (!profile && error) {
    return (
      <div className={styles.failed}>
        <Panel>
          <ErrorBlock error={error} title="个人中心没有加载出来" onRetry={retry} />
        </Panel>
      </div>
    );
  }
  if (!profile) return <MeSkeleton />;
  return (
    <PullToRefresh onRefresh={() => client.invalidateQueries()}>
      <PersonHead user={profile} onEdit={() => open('profile')} />
      <OrdersCard />
      <Assets />
      {profile.is_teacher ? <TeacherEntry signed={profile.is_certification === 1} /> : <BecomeTeacher />}
      <Services onEdit={() => open('profile')} />
      <div className={styles.out}>
        <Button kind="outline" block className={styles.button} onClick={askLogout}>
          退出登录
        </Button>
      </div>
      <ProfileSheet open={shown === 'profile'} user={profile} onClose={close} />
    </PullToRefresh>
  );
}

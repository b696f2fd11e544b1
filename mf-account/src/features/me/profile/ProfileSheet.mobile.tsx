import type { UserInfo } from '@harbor/contract';
import { Sheet } from '@harbor/ui/mobile';
import { ProfileEditor } from './ProfileEditor.mobile';

export interface ProfileSheetProps {
  open: boolean;
  user: UserInfo;
  onClose: () => void;
}

/** Editing one's profile over the personal centre. A tap beside it loses nothing. */
export function ProfileSheet({ open, user, onClose }: ProfileSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title="编辑资料" closeOnMask={false}>
      <ProfileEditor user={user} onSaved={onClose} />
    </Sheet>
  );
}

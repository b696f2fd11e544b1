import type { UserInfo } from '@harbor/contract';
import { oneLine } from '@harbor/contract/visible-text';
import { call, notify, session } from '@harbor/runtime';
import { type Form, useForm } from '../../../form/useForm';
import { checkBio, checkNickname, checkUnit, type Identity, readIdentity } from './profileRules';

export interface ProfileValues {
  nickname: string;
  gender: number;
  unit: string;
  identity: Identity;
  bio: string;
  /** 研究方向, numbers of the contract's `subjects`. */
  subject_ids: number[];
}

function valuesOf(user: UserInfo): ProfileValues {
  const { nickname, gender, unit, identity, bio, subject_ids = [] } = user;
  return { nickname, gender, unit, identity: readIdentity(identity), bio, subject_ids };
}

export interface ProfileForm extends Form<ProfileValues> {
  /** Something differs from what is stored. */
  changed: boolean;
}

/** Editing one's profile. @param onSaved called after the server has taken it */
export function useProfileForm(user: UserInfo, onSaved?: () => void): ProfileForm {
  const stored = valuesOf(user);
  const form = useForm<ProfileValues>({
    initial: stored,
    checks: { nickname: checkNickname, unit: checkUnit, bio: checkBio },
    send: async (values) => {
      const body = {
        ...values,
        nickname: oneLine(values.nickname),
        unit: values.unit.trim(),
        bio: values.bio.trim(),
      };
      await call('POST /user/edit', { body, silent: true });
      await session.refresh().catch(() => undefined);
      notify.success('资料已保存');
      onSaved?.();
    },
  });
  const changed = JSON.stringify(form.values) !== JSON.stringify(stored);
  return { ...form, changed };
}

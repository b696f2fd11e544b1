import type { UserInfo } from '@harbor/contract';
import { Field, TextField } from '@harbor/ui/kit';
import { Button } from '@harbor/ui/mobile';
import { ProblemLine } from '../../../form/ProblemLine';
import { AvatarUpload } from '../avatar/AvatarUpload';
import { CropSheet } from '../avatar/CropSheet.mobile';
import { Choice } from './Choice.mobile';
import styles from './ProfileEditor.mobile.module.css';
import { genders, identities, mostBio, mostNickname, mostUnit, nicknameLength } from './profileRules';
import { SubjectChips } from './SubjectChips.mobile';
import { useProfileForm } from './useProfileForm';

export interface ProfileEditorProps {
  user: UserInfo;
  onSaved: () => void;
}

const identityChoices = [
  ...identities.map((identity) => ({ value: identity, label: identity })),
  { value: '' as const, label: '不公开' },
];

/** What one says about oneself. */
export function ProfileEditor({ user, onSaved }: ProfileEditorProps) {
  const form = useProfileForm(user, onSaved);
  const { values, errors } = form;
  return (
    <form ref={form.ref} noValidate onSubmit={form.handleSubmit}>
      <div className={styles.avatar}>
        <AvatarUpload user={user} size={72} Crop={CropSheet} />
      </div>
      <Field
        label="昵称"
        error={errors.nickname}
        extra={`${nicknameLength(values.nickname)} / ${mostNickname}`}
      >
        {(control) => (
          <TextField
            {...control}
            name="nickname"
            autoComplete="nickname"
            placeholder="2 至 12 个字"
            maxLength={mostNickname}
            value={values.nickname}
            onChange={(event) => form.set('nickname', event.target.value)}
            onBlur={() => form.leave('nickname')}
          />
        )}
      </Field>
      <Choice
        label="性别"
        name="gender"
        value={values.gender}
        choices={genders}
        onChange={(gender) => form.set('gender', gender)}
      />
      <Choice
        label="身份"
        name="identity"
        value={values.identity}
        choices={identityChoices}
        onChange={(identity) => form.set('identity', identity)}
      />
      <SubjectChips
        value={values.subject_ids}
        error={errors.subject_ids}
        onChange={(ids) => form.set('subject_ids', ids)}
      />
      <Field label="单位" error={errors.unit}>
        {(control) => (
          <TextField
            {...control}
            name="unit"
            autoComplete="organization"
            placeholder="学校、医院或公司"
            maxLength={mostUnit}
            value={values.unit}
            onChange={(event) => form.set('unit', event.target.value)}
          />
        )}
      </Field>
      <Field label="简介" error={errors.bio} extra={`${values.bio.length} / ${mostBio}`}>
        {(control) => (
          <textarea
            {...control}
            className={styles.bio}
            name="bio"
            rows={4}
            placeholder="研究方向、正在做的课题"
            maxLength={mostBio}
            value={values.bio}
            onChange={(event) => form.set('bio', event.target.value)}
          />
        )}
      </Field>
      <ProblemLine problem={form.problem} />
      <div className={styles.foot}>
        <Button type="submit" block loading={form.busy} disabled={!form.changed}>
          保存
        </Button>
      </div>
    </form>
  );
}

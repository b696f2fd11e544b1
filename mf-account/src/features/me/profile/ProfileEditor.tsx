import type { UserInfo } from '@harbor/contract';
import { mostSubjects } from '@harbor/contract/subjects';
import { Panel, Section } from '@harbor/ui/desktop';
import { Field } from '@harbor/ui/kit';
import { Button, Input, Radio, Select } from 'antd';
import { ProblemLine } from '../../../form/ProblemLine';
import styles from './ProfileEditor.module.css';
import {
  genders,
  identities,
  mostBio,
  mostNickname,
  mostUnit,
  nicknameLength,
  readIdentity,
} from './profileRules';
import { subjectChoices } from './subjectChoices';
import { useProfileForm } from './useProfileForm';

export interface ProfileEditorProps {
  user: UserInfo;
}

const choices: { value: string; label: string }[] = [
  { value: '', label: '不公开' },
  ...identities.map((identity) => ({ value: identity, label: identity })),
];

/** What one says about oneself. */
export function ProfileEditor({ user }: ProfileEditorProps) {
  const form = useProfileForm(user);
  const { values, errors } = form;
  return (
    <Panel>
      <Section
        size="part"
        title="个人资料"
        description="昵称、身份、单位、性别、研究方向与简介会展示给其他用户"
      >
        <form ref={form.ref} noValidate onSubmit={form.handleSubmit}>
          <div className={styles.grid}>
            <Field
              label="昵称"
              error={errors.nickname}
              extra={`${nicknameLength(values.nickname)} / ${mostNickname}`}
            >
              {(control) => (
                <Input
                  {...control}
                  name="nickname"
                  autoComplete="nickname"
                  placeholder="2 至 12 个字"
                  maxLength={mostNickname}
                  status={errors.nickname ? 'error' : ''}
                  value={values.nickname}
                  onChange={(event) => form.set('nickname', event.target.value)}
                  onBlur={() => form.leave('nickname')}
                />
              )}
            </Field>
            <fieldset className={styles.gender}>
              <legend>性别</legend>
              <Radio.Group
                name="gender"
                value={values.gender}
                options={genders.map((gender) => ({ ...gender }))}
                onChange={(event) => form.set('gender', Number(event.target.value))}
              />
            </fieldset>
            <Field label="单位" error={errors.unit}>
              {(control) => (
                <Input
                  {...control}
                  name="unit"
                  autoComplete="organization"
                  placeholder="学校、医院或公司"
                  maxLength={mostUnit}
                  status={errors.unit ? 'error' : ''}
                  value={values.unit}
                  onChange={(event) => form.set('unit', event.target.value)}
                />
              )}
            </Field>
            <Field label="身份" error={errors.identity}>
              {(control) => (
                <Select
                  {...control}
                  className={styles.select}
                  status={errors.identity ? 'error' : ''}
                  value={values.identity}
                  options={choices}
                  onChange={(identity: string) => form.set('identity', readIdentity(identity))}
                />
              )}
            </Field>
          </div>
          <Field
            label="研究方向"
            error={errors.subject_ids}
            extra={`${values.subject_ids.length} / ${mostSubjects}`}
          >
            {(control) => (
              <Select
                {...control}
                mode="multiple"
                className={styles.select}
                placeholder="最多选 3 个学科门类"
                maxCount={mostSubjects}
                showSearch={{ optionFilterProp: 'label' }}
                status={errors.subject_ids ? 'error' : ''}
                value={values.subject_ids}
                options={subjectChoices}
                onChange={(ids: number[]) => form.set('subject_ids', ids)}
              />
            )}
          </Field>
          <Field label="简介" error={errors.bio} extra={`${values.bio.length} / ${mostBio}`}>
            {(control) => (
              <Input.TextArea
                {...control}
                name="bio"
                rows={3}
                placeholder="研究方向、正在做的课题，方便老师和同行了解您"
                maxLength={mostBio}
                status={errors.bio ? 'error' : ''}
                value={values.bio}
                onChange={(event) => form.set('bio', event.target.value)}
              />
            )}
          </Field>
          <ProblemLine problem={form.problem} />
          <Button type="primary" htmlType="submit" loading={form.busy} disabled={!form.changed}>
            保存资料
          </Button>
        </form>
      </Section>
    </Panel>
  );
}

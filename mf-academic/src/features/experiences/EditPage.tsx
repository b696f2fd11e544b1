import { experienceStatus } from '@harbor/contract/journal-experience';
import { usePage, useParams, useQuery } from '@harbor/runtime';
import { PageSkeleton } from '@harbor/ui/kit';
import { experiencesPath } from '../../journals/experiencePaths';
import { FailedPage } from '../../states/FailedPage';
import { isGone } from '../../states/isGone';
import { MissingPage } from '../../states/MissingPage';
import { draftOf } from './draft';
import styles from './EditPage.module.css';
import { ExperienceForm } from './ExperienceForm';
import { FormFrame } from './FormFrame';
import { ownExperience, useEditExperience } from './queries';

const missing = '没有找到这份投稿经验';

/** What becomes of it when it is sent again, by its state. */
const notes: Partial<Record<number, string>> = {
  [experienceStatus.waiting]: '它还在等待审核，修改后按新的内容审核。',
  [experienceStatus.shown]: '它已经公开。修改后会重新审核，通过之前其他人看不到。',
  [experienceStatus.withdrawn]: '您撤下了它。再次提交后会重新审核。',
};

/** `/querytool/experiences/edit/:id`: an author changes what they told, and hands it in again. */
export function EditPage() {
  const { id = '' } = useParams();
  const query = useQuery(ownExperience(id));
  const edit = useEditExperience();
  const { data: own, error } = query;
  const gone = isGone(error) || own?.actions.edit === false;
  usePage({ title: gone ? missing : undefined, ready: !query.isPending });
  if (gone)
    return (
      <MissingPage
        title={missing}
        description="它可能已下架，或属于另一个账号"
        onward={{ title: '我的投稿经验', to: experiencesPath }}
      />
    );
  if (error && !own) return <FailedPage title="投稿经验没有加载出来" query={query} />;
  if (!own) return <PageSkeleton />;
  const { revision, reason } = own;
  const note = reason ? `退回的原因：${reason}` : notes[own.status];
  return (
    <FormFrame
      key={own.id}
      title="修改投稿经验"
      journal={own.journal}
      note={note ? <p className={reason ? styles.returned : styles.note}>{note}</p> : null}
    >
      <ExperienceForm
        place={`experience-edit:${own.id}:${revision}`}
        begun={draftOf(own)}
        founded={null}
        button="重新提交审核"
        said="已提交，审核后公开，结果会用消息告诉您"
        onSend={(form) => edit.mutateAsync({ params: { id: own.id }, body: { revision, ...form } })}
      />
    </FormFrame>
  );
}

export default EditPage;

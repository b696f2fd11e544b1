import Pages from '../routes.json?mobile';
import { ForMembers } from './features/visitors/ForMembers';

const question = () => import('./features/visitors/LoginQuestion');

export default function Mobile() {
  return (
    <ForMembers load={question}>
      <Pages />
    </ForMembers>
  );
}

import Pages from '../routes.json?desktop';
import { ForMembers } from './features/visitors/ForMembers';

const question = () => import('./features/visitors/LoginQuestion');

export default function Desktop() {
  return (
    <ForMembers load={question}>
      <Pages />
    </ForMembers>
  );
}

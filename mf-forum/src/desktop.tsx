import Pages from '../routes.json?desktop';
import { ForMembers } from './visitors/ForMembers';

const question = () => import('./visitors/LoginQuestion');

export default function Desktop() {
  return (
    <ForMembers load={question}>
      <Pages />
    </ForMembers>
  );
}

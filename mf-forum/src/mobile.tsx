import Pages from '../routes.json?mobile';
import { ForMembers } from './visitors/ForMembers';

const question = () => import('./visitors/LoginQuestion');

export default function Mobile() {
  return (
    <ForMembers load={question}>
      <Pages />
    </ForMembers>
  );
}

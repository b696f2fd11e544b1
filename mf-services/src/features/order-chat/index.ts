export { OrderChatCard } from './OrderChatCard';

import { Route, Routes } from '@harbor/runtime';
import { lazy } from 'react';

const LoginPage = lazy(() => import('./features/login/LoginPage'));
const WechatLoginPage = lazy(() => import('./features/wechat/WechatLoginPage'));
const ClausePage = lazy(() => import('./features/clause/ClausePage'));
const IdSettingPage = lazy(() => import('./features/security/IdSettingPage'));
const PrivacyPage = lazy(() => import('./features/privacy/PrivacyPage'));
const ModifyPasswordPage = lazy(() => import('./features/password/ModifyPasswordPage'));
const MePage = lazy(() => import('./features/me/MePage'));
const CouponPage = lazy(() => import('./features/coupons/CouponPage'));
const CollectPage = lazy(() => import('./features/collect/CollectPage'));
const OverviewPage = lazy(() => import('./features/messages/OverviewPage'));
const BoxPage = lazy(() => import('./features/messages/BoxPage'));
const DetailPage = lazy(() => import('./features/message-detail/DetailPage'));
const SettingsPage = lazy(() => import('./features/message-settings/SettingsPage'));
const ServicePage = lazy(() => import('./features/service/ServicePage'));
const TicketsPage = lazy(() => import('./features/tickets/TicketsPage'));
const TicketPage = lazy(() => import('./features/tickets/TicketPage'));
const FormPage = lazy(() => import('./features/tickets/FormPage'));
const TextPage = lazy(() => import('./features/info/text/TextPage'));
const PolicyPage = lazy(() => import('./features/info/text/PolicyPage'));
const AnnouncementsPage = lazy(() => import('./features/info/announcements/AnnouncementsPage'));
const AnnouncementPage = lazy(() => import('./features/info/announcements/AnnouncementPage'));
const HelpPage = lazy(() => import('./features/info/help/HelpPage'));
const ClientsPage = lazy(() => import('./features/info/clients/ClientsPage'));
const EmptyPage = lazy(() => import('./features/info/empty/EmptyPage'));

export default function Desktop() {
  return (
    <Routes>
      <Route path="/login" element={<LoginPage />} />
      <Route path="/wechatlogin" element={<WechatLoginPage />} />
      <Route path="/clause/:id" element={<ClausePage />} />
      <Route path="/idsetting/" element={<IdSettingPage />} />
      <Route path="/idsetting/privacy" element={<PrivacyPage />} />
      <Route path="/modifypassword/" element={<ModifyPasswordPage />} />
      <Route path="/myinfo/" element={<MePage />} />
      <Route path="/coupon/" element={<CouponPage />} />
      <Route path="/collect/" element={<CollectPage />} />
      <Route path="/message/" element={<OverviewPage />} />
      <Route path="/message/1" element={<BoxPage />} />
      <Route path="/message/2" element={<BoxPage />} />
      <Route path="/message/3/:id" element={<BoxPage />} />
      <Route path="/message/4/:id" element={<BoxPage />} />
      <Route path="/messagedetail/:id" element={<DetailPage />} />
      <Route path="/message/settings" element={<SettingsPage />} />
      <Route path="/message/service" element={<ServicePage />} />
      <Route path="/ticket/" element={<TicketsPage />} />
      <Route path="/ticket/:id" element={<TicketPage />} />
      <Route path="/breadcrumb/4" element={<FormPage />} />
      <Route path="/breadcrumb/7" element={<FormPage />} />
      <Route path="/breadcrumb/1" element={<TextPage />} />
      <Route path="/breadcrumb/2" element={<AnnouncementsPage />} />
      <Route path="/breadcrumb/2/:id" element={<AnnouncementPage />} />
      <Route path="/breadcrumb/3" element={<HelpPage />} />
      <Route path="/breadcrumb/5" element={<TextPage />} />
      <Route path="/breadcrumb/6" element={<PolicyPage />} />
      <Route path="/classroom" element={<ClientsPage />} />
      <Route path="/empty" element={<EmptyPage />} />
    </Routes>
  );
}

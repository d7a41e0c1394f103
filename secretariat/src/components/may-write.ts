import type { Role } from 'shared-domain/contract';

/** Whether this role creates and deletes competitions (Q23); the server decides again at every call. */
export const mayWrite = ({ role }: { readonly role: Role }): boolean => role === 'owner' || role === 'secretary';

import { isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import toast from 'react-hot-toast';
import { failureMessage } from './api.ts';

/** Calls that speak for themselves on the screen that makes them. */
const quiet = new Set([
  'signIn',
  'signUp',
  'requestReset',
  'resetPassword',
  'confirmEmail',
  'inviteSignUp',
  'inviteSignIn',
  'askToTakePart',
  'shownInvitation',
  'invitations',
  'makeInvitation',
  'myCrewRequests',
  'patchNotes',
  'storage',
  'changePassword',
  'confirm',
  'deleteUser',
  'enterKey',
  'mySessions',
  'myConsents',
  // What it decides is how a note is worded: without it there is none, and nothing to press.
  'mailLeaves',
  'exportContents',
  'secondFactor',
  'beginTotp',
  'confirmTotp',
  'removeTotp',
  'passkeyOptions',
  'addPasskey',
  'removePasskey',
  'makeRecoveryCodes',
  'sheetContacts',
  'pushKey',
  'myPush',
  'noticeSettings',
  'gridLayouts',
  'keepGridLayout',
  'putPush',
  'removePush',
  'deletionPlan',
  'myPermissions',
  'projects',
  'mySchedule',
  'calendarFeed',
  'history',
  'notices',
  'avatars',
]);

/** SPEC.md section 8: a failed call shows a toast with the server's message. */
export const tellFailures: Middleware = () => (next) => (action) => {
  if (isRejectedWithValue(action)) {
    const { arg } = action.meta as { readonly arg?: { readonly endpointName?: string } };
    if (!quiet.has(arg?.endpointName ?? '')) {
      const message = failureMessage(action.payload);
      // Said once, however many calls fail for one reason.
      toast.error(message, { id: message });
    }
  }
  return next(action);
};

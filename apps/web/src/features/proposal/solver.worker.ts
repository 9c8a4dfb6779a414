// The engine beside the screen: what it hears and answers is in the package.
import '@ddak/scheduler/worker';

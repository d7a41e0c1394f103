import './no-stack-traces.ts';
import './bootstrap.tsx';

import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { useColorScheme } from '../app/lib/colorScheme.ts';
import './styles.css';
import { queryClient } from './data/queryClient.ts';
import { router } from './routes.tsx';

const root = document.getElementById('studio');
if (!root) throw new Error('The document has no element "studio".');

// Before the first paint: the page is empty until now.
void useColorScheme.persist.rehydrate();

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);

throw new Error('boom at boot');

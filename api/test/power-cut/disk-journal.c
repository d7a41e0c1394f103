/*
 * Preloaded into a server (LD_PRELOAD), notes what it does to the files of one folder (DISK_FOLDER) in a journal of its own
 * (DISK_JOURNAL): what was written, and what was synced. disk-journal.ts reads it and makes the disk as a power cut leaves it.
 *
 * A record: op (1 byte), length of the name (4), offset or size (8), length of the data (4), name, data; little-endian.
 * O created, W written, T cut to a size, S synced (no name: the folder itself), U unlinked, R renamed (the data is the new name).
 * A sync is noted once it is done, anything else before it is begun.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#define MAX_FD 4096

static char folder[PATH_MAX];
static size_t folder_length;
static int journal = -1;
static char *names[MAX_FD];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static int (*real_open)(const char *, int, ...);
static int (*real_openat)(int, const char *, int, ...);
static int (*real_close)(int);
static ssize_t (*real_write)(int, const void *, size_t);
static ssize_t (*real_pwrite)(int, const void *, size_t, off_t);
static int (*real_ftruncate)(int, off_t);
static int (*real_fsync)(int);
static int (*real_fdatasync)(int);
static int (*real_unlink)(const char *);
static int (*real_rename)(const char *, const char *);

__attribute__((constructor)) static void begin(void) {
  real_open = dlsym(RTLD_NEXT, "open64");
  real_openat = dlsym(RTLD_NEXT, "openat64");
  real_close = dlsym(RTLD_NEXT, "close");
  real_write = dlsym(RTLD_NEXT, "write");
  real_pwrite = dlsym(RTLD_NEXT, "pwrite64");
  real_ftruncate = dlsym(RTLD_NEXT, "ftruncate64");
  real_fsync = dlsym(RTLD_NEXT, "fsync");
  real_fdatasync = dlsym(RTLD_NEXT, "fdatasync");
  real_unlink = dlsym(RTLD_NEXT, "unlink");
  real_rename = dlsym(RTLD_NEXT, "rename");
  const char *path = getenv("DISK_JOURNAL");
  const char *where = getenv("DISK_FOLDER");
  if (path == NULL || where == NULL || realpath(where, folder) == NULL) return;
  folder_length = strlen(folder);
  journal = real_open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

/* The name of a file in the folder; "" the folder itself; NULL for any other, and for what SQLite keeps in memory only. */
static const char *name_of(const char *path) {
  if (journal < 0 || path == NULL || strncmp(path, folder, folder_length) != 0) return NULL;
  const char *name = path + folder_length;
  if (*name == '\0') return name;
  if (*name != '/') return NULL;
  size_t length = strlen(++name);
  if (length > 4 && strcmp(name + length - 4, "-shm") == 0) return NULL;
  return name;
}

static const char *name_at(int fd) { return fd >= 0 && fd < MAX_FD ? names[fd] : NULL; }

static void note(char op, const char *name, uint64_t at, const void *data, uint32_t length) {
  uint32_t name_length = strlen(name);
  char head[17];
  head[0] = op;
  memcpy(head + 1, &name_length, 4);
  memcpy(head + 5, &at, 8);
  memcpy(head + 13, &length, 4);
  struct iovec parts[3] = {{head, 17}, {(void *)name, name_length}, {(void *)data, length}};
  while (writev(journal, parts, 3) < 0 && errno == EINTR) {}
}

static int remember(int fd, const char *path, int is_new) {
  const char *name = name_of(path);
  if (fd < 0 || fd >= MAX_FD) return fd;
  pthread_mutex_lock(&lock);
  free(names[fd]);
  names[fd] = name == NULL ? NULL : strdup(name);
  if (name != NULL && is_new) note('O', name, 0, "", 0);
  pthread_mutex_unlock(&lock);
  return fd;
}

static int is_missing(const char *path) { return access(path, F_OK) != 0; }

#define MODE_OF(flags)                        \
  mode_t mode = 0;                            \
  if ((flags) & (O_CREAT | O_TMPFILE)) {      \
    va_list more;                             \
    va_start(more, flags);                    \
    mode = va_arg(more, mode_t);              \
    va_end(more);                             \
  }

static int open_noted(const char *path, int flags, mode_t mode) {
  int is_new = (flags & O_CREAT) && name_of(path) != NULL && is_missing(path);
  int fd = remember(real_open(path, flags, mode), path, is_new);
  if (fd >= 0 && (flags & O_TRUNC) && name_at(fd) != NULL) note('T', name_at(fd), 0, "", 0);
  return fd;
}

int open(const char *path, int flags, ...) {
  MODE_OF(flags)
  return open_noted(path, flags, mode);
}

int open64(const char *path, int flags, ...) {
  MODE_OF(flags)
  return open_noted(path, flags, mode);
}

int openat(int at, const char *path, int flags, ...) {
  MODE_OF(flags)
  return path[0] == '/' ? open_noted(path, flags, mode) : real_openat(at, path, flags, mode);
}

int close(int fd) {
  pthread_mutex_lock(&lock);
  if (fd >= 0 && fd < MAX_FD) {
    free(names[fd]);
    names[fd] = NULL;
  }
  pthread_mutex_unlock(&lock);
  return real_close(fd);
}

ssize_t pwrite64(int fd, const void *data, size_t length, off_t at) {
  pthread_mutex_lock(&lock);
  if (name_at(fd) != NULL) note('W', name_at(fd), at, data, length);
  pthread_mutex_unlock(&lock);
  return real_pwrite(fd, data, length, at);
}

ssize_t pwrite(int fd, const void *data, size_t length, off_t at) { return pwrite64(fd, data, length, at); }

ssize_t write(int fd, const void *data, size_t length) {
  if (name_at(fd) != NULL) {
    off_t at = lseek(fd, 0, SEEK_CUR);
    pthread_mutex_lock(&lock);
    if (name_at(fd) != NULL) note('W', name_at(fd), at, data, length);
    pthread_mutex_unlock(&lock);
  }
  return real_write(fd, data, length);
}

int ftruncate64(int fd, off_t size) {
  pthread_mutex_lock(&lock);
  if (name_at(fd) != NULL) note('T', name_at(fd), size, "", 0);
  pthread_mutex_unlock(&lock);
  return real_ftruncate(fd, size);
}

int ftruncate(int fd, off_t size) { return ftruncate64(fd, size); }

static int synced(int fd, int result) {
  pthread_mutex_lock(&lock);
  if (result == 0 && name_at(fd) != NULL) note('S', name_at(fd), 0, "", 0);
  pthread_mutex_unlock(&lock);
  return result;
}

/* The disk of a test need not wait for the machine's: what counts is what was asked of it. */
static int is_lying(void) {
  static int lies = -1;
  if (lies < 0) lies = getenv("DISK_IGNORES_SYNC") != NULL;
  return lies;
}

int fsync(int fd) { return is_lying() ? 0 : synced(fd, name_at(fd) == NULL ? real_fsync(fd) : 0); }
int fdatasync(int fd) { return is_lying() ? 0 : synced(fd, name_at(fd) == NULL ? real_fdatasync(fd) : 0); }

int unlink(const char *path) {
  const char *name = name_of(path);
  pthread_mutex_lock(&lock);
  if (name != NULL && !is_missing(path)) note('U', name, 0, "", 0);
  pthread_mutex_unlock(&lock);
  return real_unlink(path);
}

int rename(const char *from, const char *to) {
  const char *old = name_of(from);
  const char *new = name_of(to);
  pthread_mutex_lock(&lock);
  if (old != NULL && new != NULL) {
    note('R', old, 0, new, strlen(new));
    for (int fd = 0; fd < MAX_FD; fd++) {
      if (names[fd] == NULL || strcmp(names[fd], old) != 0) continue;
      free(names[fd]);
      names[fd] = strdup(new);
    }
  }
  pthread_mutex_unlock(&lock);
  return real_rename(from, to);
}
